export { loadFoyer } from './load-foyer.ts'
export type { FoyerSettings } from './load-foyer.ts'
export type * from './host.ts'
