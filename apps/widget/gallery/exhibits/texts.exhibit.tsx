import type { Exhibit } from '../exhibit.ts'
import { wireRow } from './message-row.tsx'

/** What people write. */
const texts = {
  long: `I ordered the kettle on Monday. ${'It came on Thursday, but the lid does not close as it should. '.repeat(6)}`,
  lines: 'First I opened the box.\n\nThen I saw the lid:\n- cracked\n- bent\n  (on the left)',
  longWord: `A-20931/${'ABCDEFGHIJ'.repeat(9)}`,
  links: 'See https://shop.example/kettle?size=1.5&colour=red, www.example.org/path or mail me.',
  arabic: 'مرحبا، وصلت الغلاية مع غطاء مكسور. رقم الطلب A-20931.',
  hebrew: 'שלום, הקומקום הגיע עם מכסה שבור (A-20931).',
  chinese: '你好，我的水壶收到时盖子裂了，可以换一个新的吗？订单号是 A-20931。',
  mixed: 'The label says «غلاية» and below it 水壶, is that right?',
  emoji: '👍🏽🎉',
  markup: '<b>not bold</b> & <script>alert(1)</script>',
} satisfies Record<string, string>

export default Object.entries(texts).flatMap(([name, msgContent]) => [
  { name: `text/${name}`, view: () => wireRow({ msgContent }) },
  { name: `text/${name}/own`, view: () => wireRow({ msgContent, senderType: 1, senderName: '' }) },
]) satisfies Exhibit[]
