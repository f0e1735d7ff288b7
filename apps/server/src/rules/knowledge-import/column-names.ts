import { importFields, type ImportField } from '@foyer/contract/desk/knowledge-import-limits.ts'

/** Names of columns in the files of other products, simplified. */
const others: Readonly<Record<string, ImportField>> = {
  docid: 'id',
  编号: 'id',
  locale: 'language',
  lang: 'language',
  语言: 'language',
  title: 'question',
  questions: 'question',
  问题: 'question',
  标准问题: 'question',
  标准问: 'question',
  标题: 'question',
  similarquestions: 'similar',
  phrasings: 'similar',
  phrasing: 'similar',
  alternatives: 'similar',
  相似问题: 'similar',
  相似问: 'similar',
  相似问法: 'similar',
  text: 'answer',
  answers: 'answer',
  答案: 'answer',
  回答: 'answer',
  内容: 'answer',
  html: 'answerHtml',
  categories: 'category',
  topic: 'category',
  分类: 'category',
  类别: 'category',
  生效时间: 'validFrom',
  失效时间: 'validUntil',
  发布: 'published',
  附件: 'attachments',
  relateddocuments: 'related',
  关联文档: 'related',
  相关文档: 'related',
  原文编号: 'translationOf',
  url: 'source',
  address: 'source',
  来源: 'source',
}

const known: ReadonlyMap<string, ImportField> = new Map([
  ...importFields.map((field) => [field.toLowerCase(), field] as const),
  ...Object.entries(others),
])

/** Meaning of a column by its name; numbers at its end count several of a kind. */
export function fieldOfColumn(name: string): ImportField | undefined {
  const simple = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
  const numbered = known.get(simple.replace(/\d+$/, ''))
  return known.get(simple) ?? (numbered === 'similar' ? numbered : undefined)
}
