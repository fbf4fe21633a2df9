/** Of the three demo accounts, and published: good only where nobody else can come in. */
export const DEMO_PASSWORD = 'manifold-demo-1';
