import { z } from 'zod'
import { faqShowTypes, fieldTypes, menubarTypes, menuTypes } from '../../codes.ts'
import { coded, Color, Id, record, ShortText, Text, Toggle, Url, WireText } from '../../wire.ts'
import { factoryTexts } from '../factory-texts.ts'

/**
 * One tag of the quick-menu strip (D-06). `msgText` is what is sent (`ask`) or the canned answer to
 * `menuName` (`answer`); `labelLink` is opened (`link`).
 */
export const MenuItem = z.object({
  id: Id,
  menuType: coded(menuTypes),
  menuName: ShortText,
  msgText: Text,
  docId: WireText.max(64),
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
export function menusOf<Item extends { id: string }>(items: readonly Item[]) {
  return {
    chatMenuConfigPlan: { menus: [...items] },
    chatMenuConfigList: [...items],
    chatMenuConfigObj: Object.fromEntries(items.map((item) => [item.id, item])),
  }
}

const plain = { msgText: '', docId: '', labelLink: '', background: '#e8f0fe', color: '#123a80' }

export const menusDefaults: Menus = menusOf<MenuItem>([
  {
    ...plain,
    id: 'm1',
    menuType: 'ask',
    menuName: factoryTexts.menuOrder,
    msgText: 'Where is my order?',
  },
  { ...plain, id: 'm2', menuType: 'transfer', menuName: factoryTexts.menuPerson },
  {
    ...plain,
    id: 'm3',
    menuType: 'answer',
    menuName: factoryTexts.menuHours,
    msgText: 'We are here Monday to Saturday, 9:00 to 18:00.',
  },
  {
    ...plain,
    id: 'm4',
    menuType: 'link',
    menuName: factoryTexts.menuSizes,
    labelLink: 'https://shop.example/sizes',
  },
  { ...plain, id: 'm5', menuType: 'leaveMessage', menuName: factoryTexts.menuLeave },
  { ...plain, id: 'm6', menuType: 'evaluate', menuName: factoryTexts.menuRate },
  { ...plain, id: 'm7', menuType: 'close', menuName: factoryTexts.menuEnd },
])

const Question = z.object({ question: ShortText, docId: WireText.max(64) })
const Questions = z.array(Question).max(100)

/** One tab or tile. A menu-bar message (msgType 99) has the same fields. */
const MenuBarEntry = z.object({
  id: Id,
  name: ShortText,
  imgUrl: Url,
  type: coded(menubarTypes),
  questionList: Questions,
  faqGrouplist: z.array(z.object({ id: Id, name: ShortText, questionList: Questions })).max(20),
  labelLink: Url,
})

/** The questions that are offered when the robot guides (S-13, S-14): flat, in tabs, or behind tiles. */
export const Faq = z.object({
  faq: z.object({
    showType: coded(faqShowTypes),
    showContent: z.array(MenuBarEntry).max(20),
    /** S-14: series-problem buttons. `dialogue:order` as the id starts that dialogue; otherwise the name is asked. */
    btnList: z
      .array(z.object({ id: Id, name: ShortText }))
      .max(20)
      .optional(),
  }),
})
export type Faq = z.infer<typeof Faq>

const tab = { imgUrl: '', type: 'questions' as const, faqGrouplist: [], labelLink: '' }

export const faqDefaults: Faq = {
  faq: {
    showType: 'tabs',
    showContent: [
      {
        ...tab,
        id: 'f1',
        name: factoryTexts.faqDelivery,
        questionList: [
          { question: 'Where is my order?', docId: 'd1' },
          { question: 'How long does delivery take?', docId: 'd2' },
          { question: 'What does delivery cost?', docId: 'd3' },
          { question: 'Can I change my address?', docId: 'd4' },
          { question: 'Do you deliver abroad?', docId: 'd5' },
          { question: 'Can I collect in the shop?', docId: 'd6' },
        ],
      },
      {
        ...tab,
        id: 'f2',
        name: factoryTexts.faqReturns,
        questionList: [
          { question: 'How do I return something?', docId: 'd7' },
          { question: 'When do I get my money back?', docId: 'd8' },
        ],
      },
    ],
  },
}

const Option = z.object({ label: ShortText, value: ShortText })

/** One line of the form. Only the entries after the third (name, phone, email) carry a fieldType (D-11). */
const Entry = z.object({
  name: ShortText,
  value: ShortText,
  require: Toggle,
  show: Toggle,
  fieldType: coded(fieldTypes).optional(),
  options: z.array(Option).max(100),
})

/** The form before the chat (V-01 to V-03). */
export const UserForm = z.object({
  userFormMode: Toggle,
  /** `mainland`: 11 digits starting with 1, the spec's rule. `international`: any plausible number (V-02). */
  userFormConfig: z.object({ phoneRule: z.enum(['mainland', 'international']) }),
  userForm: z.object({ formTitle: ShortText, formList: z.array(Entry).max(20) }),
})
export type UserForm = z.infer<typeof UserForm>

export const userFormDefaults: UserForm = {
  userFormMode: false,
  userFormConfig: { phoneRule: 'mainland' },
  userForm: {
    formTitle: 'Before we start',
    formList: [
      { name: 'Name', value: '', require: true, show: true, options: [] },
      { name: 'Phone', value: '', require: false, show: true, options: [] },
      { name: 'Email', value: '', require: false, show: true, options: [] },
      {
        name: 'Topic',
        value: '',
        require: false,
        show: true,
        fieldType: 'select',
        options: [
          { label: 'An order', value: 'order' },
          { label: 'A return', value: 'return' },
        ],
      },
    ],
  },
}
