import { FoyerChat } from './foyer-chat.ts'

if (!customElements.get('foyer-chat')) customElements.define('foyer-chat', FoyerChat)
