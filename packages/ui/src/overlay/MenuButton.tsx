import {
  lazy,
  Suspense,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { Icon } from '../forms/Button.tsx'

export type MenuItem = {
  id: string
  label: ReactNode
  icon?: Icon
  lang?: string
  /** Present: a choice among the items. */
  checked?: boolean
  danger?: true
  onSelect?: () => void
  /** A link instead of an action: `(inside) => <Link to="/faq">{inside}</Link>`. */
  link?: (inside: ReactNode) => ReactElement
}

const open = () => import('./Menu.tsx')
const Menu = lazy(open)

type MenuButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  items: readonly MenuItem[]
  label: string
  /** At the first sign that it will be opened. */ onNear?: () => void
  /** Each time the menu opens. */ onOpen?: () => void
}
/** A button with a menu. The menu's code is loaded when the pointer or the focus comes near, never with the page. `label` names the menu. */
export function MenuButton({ items, label, onNear, onOpen, children, ...rest }: MenuButtonProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  // the menu's own code, which would notice it, is not here yet
  const [byKeys, setByKeys] = useState(false)
  const change = (next: boolean) => {
    setState(next ? 'open' : 'closed')
    if (next) onOpen?.()
    else setByKeys(false)
  }
  const near = () => {
    void open()
    onNear?.()
  }
  const trigger = (
    <button type="button" aria-haspopup="menu" {...rest}>
      {children}
    </button>
  )
  const idle = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={near}
      onFocus={near}
      onClick={({ detail }) => {
        setByKeys(detail === 0)
        change(true)
      }}
      {...rest}
    >
      {children}
    </button>
  )
  if (state === 'unused') return idle
  return (
    <Suspense fallback={idle}>
      <Menu
        open={state === 'open'}
        onOpenChange={change}
        byKeys={byKeys}
        trigger={trigger}
        items={items}
        label={label}
      />
    </Suspense>
  )
}
