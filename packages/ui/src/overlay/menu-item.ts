import type { ReactElement, ReactNode } from 'react'
import type { Icon } from '../forms/Button.tsx'

export type MenuItem = {
  id: string
  label: ReactNode
  icon?: Icon
  lang?: string
  /** Makes the item a checkbox item. */
  checked?: boolean
  danger?: true
  onSelect?: () => void
  /** Renders a link instead of an action: `(content) => <Link to="/faq">{content}</Link>`. */
  link?: (content: ReactNode) => ReactElement
}
