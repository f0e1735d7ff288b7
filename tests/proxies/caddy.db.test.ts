import { startCaddy } from './caddy.ts'
import { proxySuite } from './proxy-suite.ts'

proxySuite('caddy', startCaddy)
