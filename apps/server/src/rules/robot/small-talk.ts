import { normalise } from './text/normalise.ts'

export type SmallTalk = 'greeting' | 'thanks' | 'bye'

/** Longer than any politeness. */
const longest = 80

const phrases = {
  greeting:
    'hi, hello, hey, hiya, hallo, howdy, yo, good morning, good afternoon, good evening, good day, greetings, how are you, how are you doing, how s it going, nice to meet you, is anybody there, anyone there, hola, buenas, buenos dias, buenas tardes, buenas noches, que tal, como estas, como esta, 你好, 您好, 你好啊, 嗨, 哈喽, 哈啰, 在吗, 在不在, 有人吗, 早上好, 早, 早安, 上午好, 中午好, 下午好, 晚上好, 大家好, こんにちは, こんにちわ, こんばんは, おはよう, おはようございます, はじめまして, 初めまして, もしもし, どうも, مرحبا, مرحبا بك, اهلا, اهلا وسهلا, اهلين, هلا, هلا والله, هاي, السلام عليكم, سلام عليكم, سلام, السلام عليكم ورحمة الله وبركاته, صباح الخير, مساء الخير, كيف حالك, كيف الحال, كيفك, شلونك, ازيك, สวัสดี, สวัสดีตอนเช้า, หวัดดี, ดีจ้า, ดีค่ะ, ดีครับ, ฮัลโหล, สบายดีไหม, เป็นไงบ้าง, มีใครอยู่ไหม',
  thanks:
    'thanks, thank you, thanks a lot, thank you so much, thank you very much, many thanks, thx, ty, cheers, much appreciated, that helped, that s helpful, very helpful, gracias, muchas gracias, mil gracias, muchisimas gracias, te lo agradezco, se lo agradezco, 谢谢, 谢谢你, 谢谢您, 多谢, 感谢, 非常感谢, 谢了, 谢啦, 辛苦了, ありがとう, ありがとうございます, ありがとうございました, どうもありがとう, 助かりました, サンキュー, شكرا, شكرا لك, شكرا لكم, شكرا جزيلا, مشكور, مشكورين, يعطيك العافية, الف شكر, تسلم, جزاك الله خيرا, ขอบคุณ, ขอบคุณมาก, ขอบใจ, ขอบใจมาก, ขอบพระคุณ',
  bye: 'bye, bye bye, goodbye, good bye, see you, see ya, see you later, good night, have a nice day, have a good day, take care, that s all, adios, hasta luego, hasta pronto, hasta manana, chao, chau, nos vemos, que tengas buen dia, eso es todo, 再见, 拜拜, 拜, 回见, 晚安, 没事了, 没有了, さようなら, さよなら, またね, おやすみ, おやすみなさい, 失礼します, バイバイ, では また, مع السلامة, وداعا, الى اللقاء, في امان الله, تصبح على خير, باي, ลาก่อน, บาย, บ๊ายบาย, ไว้เจอกัน, ราตรีสวัสดิ์, แค่นี้ก่อน',
} as const satisfies Record<SmallTalk, string>

/** Words that may accompany small talk and have no meaning of their own. */
const fillers =
  'there, again, all, everyone, team, guys, sir, madam, friend, dear, robot, bot, for your help, for the help, for helping, ok, okay, great, perfect, super, nice, cool, alright, well, and, so, vale, genial, perfecto, muy amable, a todos, por tu ayuda, por la ayuda, y, 好的, 好, 嗯, 啊, 呀, 了, 哦, 客服, 机器人, はい, では, です, ね, تمام, حسنا, طيب, جدا, كثيرا, يا, اخي, ครับ, คับ, ค่ะ, คะ, นะ, นะคะ, นะครับ, จ้า, จ้ะ, มาก, มากๆ, โอเค'

type Said = { kind: SmallTalk | undefined; unbroken: string }

const said: readonly Said[] = [
  ...Object.entries(phrases).flatMap(([kind, list]) => cutUp(list).map((unbroken) => ({ kind, unbroken }))),
  ...cutUp(fillers).map((unbroken) => ({ kind: undefined, unbroken })),
].map(({ kind, unbroken }) => ({ kind: kindOf(kind), unbroken }))

/**
 * Kind of a text that is only small talk. It checks all languages of the lexicon, because visitors greet in
 * other languages than the channel's. The last phrase counts: 'thanks, bye' is a goodbye.
 */
export function smallTalkOf(text: string): SmallTalk | undefined {
  const unbroken = unbrokenOf(text)
  if (unbroken === '' || unbroken.length > longest) return undefined
  /** By where it ends: what a text so far is; undefined where no phrases lead to. */
  const reached: ({ kind: SmallTalk | undefined } | undefined)[] = [{ kind: undefined }]
  for (let at = 0; at < unbroken.length; at += 1) {
    const here = reached[at]
    if (!here) continue
    for (const phrase of said) {
      if (!unbroken.startsWith(phrase.unbroken, at)) continue
      const end = at + phrase.unbroken.length
      const kind = phrase.kind ?? here.kind
      if (!reached[end]?.kind) reached[end] = { kind }
    }
  }
  return reached[unbroken.length]?.kind
}

function cutUp(list: string): string[] {
  return list.split(',').map(unbrokenOf)
}

/** Without spaces every language is read alike. */
function unbrokenOf(text: string): string {
  return normalise(text).replaceAll(' ', '')
}

function kindOf(kind: string | undefined): SmallTalk | undefined {
  return kind === 'greeting' || kind === 'thanks' || kind === 'bye' ? kind : undefined
}
