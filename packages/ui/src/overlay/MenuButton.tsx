import { lazy, Suspense, useState, type ComponentProps } from 'react'
import type { MenuItem } from './menu-item.ts'

const loadMenu = () => import('./Menu.tsx')
const Menu = lazy(loadMenu)

type MenuButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  items: readonly MenuItem[]
  /** Accessible name of the menu. */
  label: string
  /** Called when the pointer or the focus arrives, before the menu opens. */
  onIntent?: () => void
  onOpen?: () => void
}
/** A button that opens a menu. The menu's chunk is loaded on hover or focus, not with the page. */
export function MenuButton({ items, label, onIntent, onOpen, children, ...rest }: MenuButtonProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  // recorded here, because the menu may not be loaded at the first click
  const [openedByKeyboard, setOpenedByKeyboard] = useState(false)
  const change = (next: boolean) => {
    setState(next ? 'open' : 'closed')
    if (next) onOpen?.()
    else setOpenedByKeyboard(false)
  }
  const prefetch = () => {
    void loadMenu()
    onIntent?.()
  }
  const trigger = (
    <button type="button" aria-haspopup="menu" {...rest}>
      {children}
    </button>
  )
  const plainButton = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={({ detail }) => {
        setOpenedByKeyboard(detail === 0)
        change(true)
      }}
      {...rest}
    >
      {children}
    </button>
  )
  if (state === 'unused') return plainButton
  return (
    <Suspense fallback={plainButton}>
      <Menu
        open={state === 'open'}
        onOpenChange={change}
        openedByKeyboard={openedByKeyboard}
        trigger={trigger}
        items={items}
        label={label}
      />
    </Suspense>
  )
}
