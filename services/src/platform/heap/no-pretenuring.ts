import { setFlagsFromString } from 'node:v8';

// V8 puts what is made at a place of the code into the old heap at once when most of it lived long so far. A start teaches it
// so for the lists of listeners in node:events, and from then on each answer's list holds its whole request until the next
// full collection. See docs/decisions/016.
setFlagsFromString('--no-allocation-site-pretenuring');
