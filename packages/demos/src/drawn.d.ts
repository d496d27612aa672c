/** The URL of the SVG file that the build generates from the module (packages/site/drawn-files.ts). */
declare module "*.tsx?drawn" {
  const address: string;
  export default address;
}
