import { z } from 'zod'
import { WireText } from '../../wire.ts'

/** How the button on a site's page looks. The page itself may say otherwise. */
export const LauncherLook = z.object({
  /** A text beside the icon; empty: a round button. */
  label: WireText.max(40),
  /** A character or two in place of the speech bubble, an emoji for example. */
  icon: WireText.max(16),
  /** Its height in pixels. */
  size: z.int().min(44).max(96),
  /** Pixels beyond the usual 20 from the side and from below. */
  offsetX: z.int().min(0).max(400),
  offsetY: z.int().min(0).max(400),
})
export type LauncherLook = z.infer<typeof LauncherLook>

export const Launcher = z.object({ launcher: LauncherLook })

export const launcherDefaults: z.infer<typeof Launcher> = {
  launcher: { label: '', icon: '', size: 60, offsetX: 0, offsetY: 0 },
}
