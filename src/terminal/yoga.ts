import { loadYoga, type Yoga } from 'yoga-layout/load'

let yoga: Yoga

/** Resolves when the layout engine is loaded; nothing can be drawn before. */
export const yogaReady: Promise<void> = loadYoga().then(loaded => {
  yoga = loaded
})

export * from 'yoga-layout/load'
export { yoga as default }
