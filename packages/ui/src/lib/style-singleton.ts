import { useEffect } from 'react'

/**
 * Stands in for the package react-style-singleton, with which the scroll lock of dialogs adds a style
 * element: the Content-Security-Policy forbids those, and admits style sheets made by scripts.
 * apps/web/vite.config.ts replaces the package by this module.
 */
export function styleSingleton(): (props: { styles: string }) => null {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  const remove = () => {
    users--
    if (users > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    sheet = undefined
  }
  const add = (styles: string) => {
    users++
    if (users > 1) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  return function Style({ styles }) {
    useEffect(() => {
      add(styles)
      return remove
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- like the package: the first styles count
    }, [])
    return null
  }
}
