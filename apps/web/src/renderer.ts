/** Types shared by the server (TypeScript run by Node) and the rendered app (built by Vite). */
import type { Language } from '@tomogolf/phrases/languages'
import type { WebManifest } from './manifest.ts'

/** An API response of this process, requested with the visitor's session. */
export type ApiResponse = { status: number; body: unknown }
export type Fetcher = (path: string) => Promise<ApiResponse>

export type Assets = { js: string[]; css: string[] }
/**
 * The built files, with their static imports, of source modules (paths relative to the web app's
 * root) or of chunks (names).
 */
export type AssetsOf = (...modules: string[]) => Assets

/** `language`: the address names it. */
export type SharedAddress = { href: string; language: Language | undefined }

export type RenderRequest = {
  url: URL
  /** The site's public origin, from the configuration: a client could forge the Host header. */
  origin: string
  language: Language
  /** Milliseconds since 1970 by the server's clock; the page starts from it. */
  now: number
  /** The page is for all visitors without a session, and may be some seconds old when it is read. */
  shared: boolean
  dev: boolean
  assets: AssetsOf
  fetcher: Fetcher
}
export type Rendered = { status: number; html: string; location?: string }
export type Renderer = {
  render: (request: RenderRequest) => Promise<Rendered>
  sharedAddress: (url: URL) => SharedAddress | null
  /** The elements at the end of a document that load its scripts. */
  scriptElements: (preloaded: readonly string[], entries: readonly string[]) => string
  /** The inline scripts of every page. They never differ: the Content-Security-Policy has their hashes. */
  inlineScripts: readonly string[]
  manifest: (language: Language, dev: boolean) => Promise<WebManifest>
}

/** The rendered matches of the router; the names of the fields are the library's. */
export type RouterState = {
  manifest: { routes: Record<string, { css?: string[] }> }
  matches: {
    i: string
    s: string
    b?: unknown
    l?: unknown
    e?: unknown
    ssr?: unknown
    g?: true
  }[]
}
/** State in the HTML for hydration. */
export type PageState = {
  origin: string
  now: number
  /** From a cache: the time is that of the rendering, and the user may be signed in after all. */
  shared?: true
  /** Key and data of each query. */
  queries: readonly (readonly [key: readonly unknown[], data: unknown])[]
  router: RouterState
}
