import { build, type Alias } from 'vite'

/** One script of a page, from its source; as small as it gets, if it is to be measured. */
export async function bundleScript(
  entry: string,
  {
    format = 'iife',
    isSmall = false,
    alias = [],
  }: { format?: 'es' | 'iife'; isSmall?: boolean; alias?: Alias[] } = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias },
    build: {
      write: false,
      target: 'es2022',
      minify: isSmall,
      lib: { entry, formats: [format], name: 'Script', fileName: 'script' },
    },
  })
  const [output] = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  if (output?.type !== 'chunk') throw new Error(`${entry} made no script`)
  return output.code
}
