const rows = [
  '😀 😄 😁 😆 😅 😂 🤣 😊 🙂 😉',
  '😍 🥰 😘 😋 😎 🤩 🥳 🤗 🤔 😐',
  '🙄 😬 😌 😴 😳 😮 😟 😢 😭 😱',
  '😤 😡 🤯 🤒 🥺 👍 👎 👌 👏 🙏',
  '💪 🤝 👋 ❤️ 💔 🎉 🎁 🔥 ⭐ ✅',
]

/** S-18: the palette, in the order it is shown. */
export const emoji: readonly string[] = rows.flatMap((row) => row.split(' '))
