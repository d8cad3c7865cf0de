import type { Icon } from '@tomogolf/ui/forms/Button.tsx'
import { FacebookMark, LineMark, WhatsAppMark, XMark } from '@tomogolf/ui/brand/ServiceMarks.tsx'

export { KakaoMark } from '@tomogolf/ui/brand/ServiceMarks.tsx'

const form = (base: string, params: Record<string, string>) =>
  `${base}?${new URLSearchParams(params)}`

/** Services whose share form opens by a plain link. Sources: each service's page on share links. */
export const SHARE_TARGETS = [
  {
    id: 'line',
    icon: LineMark,
    address: (url: string, message: string) =>
      form('https://social-plugins.line.me/lineit/share', { url, text: message }),
  },
  {
    id: 'whatsapp',
    icon: WhatsAppMark,
    address: (url: string, message: string) =>
      form('https://wa.me/', { text: `${message} ${url}` }),
  },
  {
    id: 'x',
    icon: XMark,
    address: (url: string, message: string) =>
      form('https://x.com/intent/post', { text: message, url }),
  },
  {
    id: 'facebook',
    icon: FacebookMark,
    address: (url: string) => form('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
] as const satisfies readonly {
  id: string
  icon: Icon
  address: (url: string, message: string) => string
}[]

/** Opens a share form in a centred pop-up (600 x 400). */
export function openSharePopUp(address: string): void {
  const [width, height] = [600, 400]
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  open(
    address,
    '_blank',
    `popup,noopener,noreferrer,width=${width},height=${height},left=${left},top=${top}`,
  )
}
