import { join } from 'node:path'
import { buildPackage } from './build/build-package.ts'

// `pnpm --filter @foyer/embed build`
buildPackage(join(import.meta.dirname, 'dist'))
