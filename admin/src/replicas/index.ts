export { ReplicaPage } from './ReplicaPage.js';
