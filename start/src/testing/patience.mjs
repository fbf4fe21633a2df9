// The first test file that asks for a prepared database makes it; the others wait meanwhile, on whatever machine.
import { jest } from '@jest/globals';

jest.setTimeout(300_000);
