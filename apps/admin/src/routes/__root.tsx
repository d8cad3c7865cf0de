import { createRootRouteWithContext } from '@tanstack/react-router'
import { Shell } from '../components/Shell.tsx'
import type { DeskContext } from '../router.tsx'

export const Route = createRootRouteWithContext<DeskContext>()({ component: Shell })
