// Puts the module and what talks to it beside the package's own files: both are the pages', and are kept once.

import { copyFileSync, mkdirSync } from 'node:fs';

const here = new URL('.', import.meta.url);
mkdirSync(new URL('inside/', here), { recursive: true });
copyFileSync(new URL('../module/colorito.wasm', here), new URL('inside/colorito.wasm', here));
copyFileSync(new URL('../app/here/module.js', here), new URL('inside/module.js', here));
