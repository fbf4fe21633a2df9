// Jest imports this module for each test file, which gives Node's modules the functions of that file.
import * as globals from '@jest/globals';
import { GLOBALS } from './jest-globals.mjs';

globalThis[GLOBALS] = globals;
