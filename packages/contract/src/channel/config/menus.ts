import { z } from 'zod'
import { menuTypes } from '../../codes.ts'
import { code, Color, Id, record, ShortText, Text, Url } from '../../wire.ts'
import { factoryTexts } from '../factory-texts.ts'

/**
 * One tag of the quick-menu strip (D-06). `msgText` is what is sent (type 0) or the canned answer to
 * `menuName` (type 7); `labelLink` is opened (type 6).
 */
export const MenuItem = z.object({
  id: Id,
  menuType: code(menuTypes),
  menuName: ShortText,
  msgText: Text,
  docId: z.string().max(64),
  labelLink: Url,
  background: Color,
  color: Color,
})
export type MenuItem = z.infer<typeof MenuItem>

const mostItems = 50
const Items = z.array(MenuItem).max(mostItems)

/** The wire has the items three times: in the order of the plan, as a plain list, and by id (S-12). */
export const Menus = z.object({
  chatMenuConfigPlan: z.object({ menus: Items }),
  chatMenuConfigList: Items,
  chatMenuConfigObj: record(MenuItem, mostItems),
})
export type Menus = z.infer<typeof Menus>

/** The three copies from the one list they are copies of. */
export function menusOf(items: readonly MenuItem[]): Menus {
  return {
    chatMenuConfigPlan: { menus: [...items] },
    chatMenuConfigList: [...items],
    chatMenuConfigObj: Object.fromEntries(items.map((item) => [item.id, item])),
  }
}

const plain = { msgText: '', docId: '', labelLink: '', background: '#e8f0fe', color: '#123a80' }

export const menusDefaults = menusOf([
  {
    ...plain,
    id: 'm1',
    menuType: menuTypes.ask,
    menuName: factoryTexts.menuOrder,
    msgText: 'Where is my order?',
  },
  { ...plain, id: 'm2', menuType: menuTypes.transfer, menuName: factoryTexts.menuPerson },
  {
    ...plain,
    id: 'm3',
    menuType: menuTypes.answer,
    menuName: factoryTexts.menuHours,
    msgText: 'We are here Monday to Saturday, 9:00 to 18:00.',
  },
  {
    ...plain,
    id: 'm4',
    menuType: menuTypes.link,
    menuName: factoryTexts.menuSizes,
    labelLink: 'https://shop.example/sizes',
  },
  { ...plain, id: 'm5', menuType: menuTypes.leaveMessage, menuName: factoryTexts.menuLeave },
  { ...plain, id: 'm6', menuType: menuTypes.evaluate, menuName: factoryTexts.menuRate },
  { ...plain, id: 'm7', menuType: menuTypes.close, menuName: factoryTexts.menuEnd },
])
