import type { FoyerSite } from './serve-foyer.ts'
import type { HostSite } from './serve-host.ts'

export type Sites = { foyer: FoyerSite; host: HostSite }
