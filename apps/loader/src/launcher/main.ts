import { install } from './install.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a script of a drawing has no address to come from
install(document.currentScript as HTMLScriptElement | null)
