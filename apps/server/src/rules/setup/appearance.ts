import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { factoryTexts } from '@foyer/contract/channel/factory-texts.ts'
import type { ChannelAppearance } from '@foyer/contract/desk/setup.ts'
import { derivedColors } from '@foyer/core/appearance/derived-colors.ts'
import { launcherColors } from '@foyer/core/appearance/launcher-colors.ts'

type Shown = Pick<ChannelConfig, 'mainColor' | 'titleDesc' | 'robotName' | 'robotWelcomeMsg'>

/** The appearance as the desk edits it: a greeting that nobody has changed is empty there. */
export function shownAppearance({ mainColor, titleDesc, robotName, robotWelcomeMsg }: Shown): Shown {
  const isFactory = robotWelcomeMsg === factoryTexts.robotWelcome
  return {
    mainColor: launcherColors(mainColor).color,
    titleDesc,
    robotName,
    robotWelcomeMsg: isFactory ? '' : robotWelcomeMsg,
  }
}

/** The settings of a channel that an appearance decides. Its other colours follow the main one only when that changes. */
export function appearanceSettings(
  before: Pick<ChannelConfig, 'mainColor'>,
  { mainColor, titleDesc, robotName, robotWelcomeMsg }: ChannelAppearance,
) {
  const isSameColor = launcherColors(before.mainColor).color === mainColor.toLowerCase()
  return {
    ...(!isSameColor && derivedColors(mainColor)),
    titleDesc: titleDesc.trim(),
    robotName: robotName.trim(),
    robotWelcomeMsg: robotWelcomeMsg.trim() || factoryTexts.robotWelcome,
  }
}
