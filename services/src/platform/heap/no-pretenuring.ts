import { setFlagsFromString } from 'node:v8';

// V8 allocates objects directly in the old heap if most objects from the same line of code have lived long. During the start it
// learns this for the listener lists of node:events. Each answer's list then holds its whole request until the next full
// collection. See docs/decisions/016.
setFlagsFromString('--no-allocation-site-pretenuring');
