/** The URL of the module's drawing as a file (packages/site/drawn-files.ts). */
declare module "*.tsx?drawn" {
  const address: string;
  export default address;
}
