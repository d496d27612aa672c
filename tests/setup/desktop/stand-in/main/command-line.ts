/** The value of a `--name=value` switch among the arguments. */
export const switchValue = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
