const mistakes: readonly { why: string; found: RegExp }[] = [
  { why: 'space at an end', found: /^\s|\s$/ },
  { why: 'two spaces', found: / {2}/ },
  { why: 'three dots for an ellipsis', found: /\.{3}/ },
  { why: 'straight quotation mark', found: /["']/ },
  // A line may begin with what follows a space that breaks.
  { why: 'sign that may begin a line', found: / [!?:;…»。，、！？；：။។]/u },
  { why: 'unit that may leave its number', found: /\p{Nd} (?:[kM]?B|[MМ][oБ])/u },
  { why: 'mark without its letter', found: /(?:^|[\s\p{P}])\p{M}/u },
]

/** What a printer would send back. */
export function misprints(text: string): string[] {
  const found = mistakes.filter((mistake) => mistake.found.test(text))
  const unnormal = text === text.normalize('NFC') ? [] : ['letters that are not in their one form (NFC)']
  return [...found.map(({ why }) => why), ...unnormal]
}
