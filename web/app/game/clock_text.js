// Times as clocks show them.

/**
 * A time in minutes and seconds, hours before them where there are any. What has begun of a second counts as one.
 * @param {number} milliseconds
 */
export function clockText(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
