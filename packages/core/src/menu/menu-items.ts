import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { MenuItem } from '@foyer/contract/channel/config/menus.ts'
import { menuTypes } from '@foyer/contract/codes.ts'

type Menus = Pick<ChannelConfig, 'chatMenuConfigPlan' | 'chatMenuConfigList' | 'chatMenuConfigObj'>

/** S-12: the tags of the quick menu, from the first of the wire's three places that has any. */
export function menuItems(channel: Menus | undefined): readonly MenuItem[] {
  if (!channel) return none
  const { chatMenuConfigPlan, chatMenuConfigList, chatMenuConfigObj } = channel
  const lists = [chatMenuConfigPlan.menus, chatMenuConfigList, Object.values(chatMenuConfigObj)]
  return lists.map((items) => items.filter(isNamed)).find((items) => items.length > 0) ?? none
}

/** The strip has a way to a person itself: a second one beside it would say the same. */
export function hasTransferTag(channel: Menus | undefined): boolean {
  return menuItems(channel).some(({ menuType }) => menuType === menuTypes.transfer)
}

const none: readonly MenuItem[] = []

/** A tag without a word on it is no tag. */
function isNamed({ menuName }: MenuItem): boolean {
  return menuName.trim() !== ''
}
