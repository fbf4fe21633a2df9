export { SupportWorkbench } from './SupportWorkbench.js';
