// Applies the chosen appearance before the first paint, so that a dark page does not flash up light.
(() => {
  // Browsers run no modules from files that are not served, which a folder of files says then.
  if (location.protocol === 'file:') document.documentElement.dataset.opened = 'file';
  try {
    const settings = JSON.parse(localStorage.getItem('colorito-settings') ?? '{}');
    const root = document.documentElement;
    if (settings.theme === 'light' || settings.theme === 'dark') root.dataset.theme = settings.theme;
    if (settings.palette === 'clear') root.dataset.palette = 'clear';
    if (settings.textures) root.dataset.textures = 'on';
    if (settings.wood) root.dataset.wood = settings.wood;
    if (settings.pieces) root.dataset.pieces = settings.pieces;
  } catch {
    // Settings that cannot be read are no settings.
  }
})();
