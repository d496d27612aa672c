/** The address of what the module draws, which the build keeps in a file (packages/site/drawn-files.ts). */
declare module "*.tsx?drawn" {
  const address: string;
  export default address;
}
