import { launcherCatalogs, type LauncherKey } from './catalogs/launcher.ts'
import { textsOf } from './texts-of.ts'

/** What the button on a site's page says. */
export const launcherTexts = textsOf<LauncherKey>(launcherCatalogs)
