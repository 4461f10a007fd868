// The format of answers these pages understand, as the server names it with each. A test holds it against the server's.

export const FORMAT = 1;
