/** A size in cells. */
interface Size {
  readonly width: number
  readonly height: number
}

type Side = 'left' | 'top' | 'right' | 'bottom'

/** Yoga's constants for edges, which name one or more sides. */
const EDGES = {
  EDGE_LEFT: ['left'],
  EDGE_TOP: ['top'],
  EDGE_RIGHT: ['right'],
  EDGE_BOTTOM: ['bottom'],
  EDGE_START: ['left'],
  EDGE_END: ['right'],
  EDGE_HORIZONTAL: ['left', 'right'],
  EDGE_VERTICAL: ['top', 'bottom'],
  EDGE_ALL: ['left', 'top', 'right', 'bottom'],
} as const satisfies Record<string, readonly Side[]>

/** The other Yoga constants that are supported. */
const CHOICES = {
  FLEX_DIRECTION_ROW: 'row',
  FLEX_DIRECTION_COLUMN: 'column',
  ALIGN_STRETCH: 'stretch',
  ALIGN_FLEX_START: 'start',
  ALIGN_CENTER: 'center',
  ALIGN_FLEX_END: 'end',
  JUSTIFY_FLEX_START: 'start',
  JUSTIFY_CENTER: 'center',
  JUSTIFY_FLEX_END: 'end',
  JUSTIFY_SPACE_BETWEEN: 'between',
  POSITION_TYPE_RELATIVE: 'relative',
  POSITION_TYPE_ABSOLUTE: 'absolute',
  DISPLAY_FLEX: 'flex',
  DISPLAY_NONE: 'none',
  WRAP_NO_WRAP: 'nowrap',
} as const

/** The widths of a box's margin, border or padding on each side, in cells. */
class Sides {
  left = 0
  top = 0
  right = 0
  bottom = 0

  /** Returns the sum along an axis. */
  along(axis: Axis): number {
    return axis === 'row' ? this.left + this.right : this.top + this.bottom
  }

  /** Returns the width on the side where an axis starts. */
  before(axis: Axis): number {
    return axis === 'row' ? this.left : this.top
  }
}

type Axis = 'row' | 'column'

/** A child in the flow of its container. Its length is measured along the container's axis, without margins. */
interface Item {
  readonly child: Node
  length: number
}

/**
 * A box of a flex layout, with the part of Yoga's API that Ink calls for our screens. It replaces Yoga in the bundle,
 * because Yoga would load WebAssembly at every start. Lines of boxes don't wrap, and sizes are numbers of cells.
 */
class Node {
  private readonly style = {
    direction: 'column' as Axis,
    align: 'stretch',
    justify: 'start',
    position: 'relative',
    display: 'flex',
    grow: 0,
    shrink: 0,
    gap: 0,
  }
  private readonly fixed: { row?: number; column?: number } = {}
  private readonly margin = new Sides()
  private readonly border = new Sides()
  private readonly padding = new Sides()

  private parent: Node | null = null
  private readonly children: Node[] = []
  private measure: ((width: number) => Size) | null = null
  /** Cached preferred sizes by available width, cleared when this node or a descendant changes. */
  private readonly preferred = new Map<number, Size>()
  private isDirty = true
  private left = 0
  private top = 0
  private readonly size = { row: 0, column: 0 }

  static create(): Node {
    return new Node()
  }

  insertChild(child: Node, index: number): void {
    child.parent = this
    this.children.splice(index, 0, child)
    this.markDirty()
  }

  removeChild(child: Node): void {
    child.parent = null
    this.children.splice(this.children.indexOf(child), 1)
    this.markDirty()
  }

  getChildCount(): number {
    return this.children.length
  }

  /** Sets the function that computes a leaf's size from the available width. */
  setMeasureFunc(measure: (width: number) => Size): void {
    this.measure = measure
    this.markDirty()
  }

  unsetMeasureFunc(): void {
    this.measure = null
  }

  freeRecursive(): void {}

  markDirty(): void {
    for (let node: Node | null = this; node; node = node.parent) {
      node.isDirty = true
      node.preferred.clear()
    }
  }

  setFlexDirection(direction: Axis): void {
    this.set({ direction })
  }

  setAlignItems(align: string): void {
    this.set({ align })
  }

  setJustifyContent(justify: string): void {
    this.set({ justify })
  }

  setPositionType(position: string): void {
    this.set({ position })
  }

  setDisplay(display: string): void {
    this.set({ display })
  }

  setFlexGrow(grow: number): void {
    this.set({ grow })
  }

  setFlexShrink(shrink: number): void {
    this.set({ shrink })
  }

  setGap(_gutter: unknown, gap: number): void {
    this.set({ gap })
  }

  /** Throws RangeError for any value except `nowrap`. */
  setFlexWrap(wrap: string | undefined): void {
    if (wrap !== CHOICES.WRAP_NO_WRAP) throw new RangeError('flex.ts cannot lay out boxes that wrap')
  }

  setWidth(row: number): void {
    this.change(this.fixed, { row })
  }

  setHeight(column: number): void {
    this.change(this.fixed, { column })
  }

  setWidthAuto(): void {
    this.change(this.fixed, { row: undefined })
  }

  setHeightAuto(): void {
    this.change(this.fixed, { column: undefined })
  }

  setMargin(edge: readonly Side[], cells: number): void {
    this.change(this.margin, sides(edge, cells))
  }

  setBorder(edge: readonly Side[], cells: number): void {
    this.change(this.border, sides(edge, cells))
  }

  setPadding(edge: readonly Side[], cells: number): void {
    this.change(this.padding, sides(edge, cells))
  }

  getDisplay(): string {
    return this.style.display
  }

  getComputedLeft(): number {
    return this.left
  }

  getComputedTop(): number {
    return this.top
  }

  getComputedWidth(): number {
    return this.size.row
  }

  getComputedHeight(): number {
    return this.size.column
  }

  getComputedBorder([side]: readonly [Side]): number {
    return this.border[side]
  }

  getComputedPadding([side]: readonly [Side]): number {
    return this.padding[side]
  }

  /** Lays out the tree with this node as its root. */
  calculateLayout(): void {
    const { width, height } = this.preferredSize(this.fixed.row ?? Number.POSITIVE_INFINITY)
    this.arrange(width, height)
  }

  private set(style: Partial<Node['style']>): void {
    this.change(this.style, style)
  }

  private change<Of extends object>(part: Of, values: Partial<Of>): void {
    Object.assign(part, values)
    this.markDirty()
  }

  /** Returns the total width of the border and padding along an axis. */
  private edges(axis: Axis): number {
    return this.border.along(axis) + this.padding.along(axis)
  }

  private flow(): Node[] {
    return this.children.filter(({ style }) => style.position === 'relative' && style.display === 'flex')
  }

  /** Returns the node's preferred size, without margins, given an available width. */
  private preferredSize(available: number): Size {
    const { row, column } = this.fixed
    if (row !== undefined && column !== undefined) return { width: row, height: column }
    let size = this.preferred.get(available)
    if (!size) {
      const content = this.contentSize((row ?? available) - this.edges('row'))
      size = {
        width: row ?? content.width + this.edges('row'),
        height: column ?? content.height + this.edges('column'),
      }
      this.preferred.set(available, size)
    }
    return size
  }

  private contentSize(available: number): Size {
    if (this.measure) return this.measure(available)
    const room = this.style.direction === 'row' ? available : Number.POSITIVE_INFINITY
    const items = this.fitted(available, room, false)
    let along = this.style.gap * Math.max(0, items.length - 1)
    let across = 0
    for (const { child, length } of items) {
      const other = this.style.direction === 'row' ? 'column' : 'row'
      along += length + child.margin.along(this.style.direction)
      const { width, height } = child.preferredSize(
        this.style.direction === 'row' ? length : available - child.margin.along('row'),
      )
      across = Math.max(across, (this.style.direction === 'row' ? height : width) + child.margin.along(other))
    }
    return this.style.direction === 'row' ? { width: along, height: across } : { width: across, height: along }
  }

  /**
   * Returns the children in the flow with their lengths along the container's axis. They shrink to fit `room` or, if
   * `grows` is true, grow to fill it. `width` is the available width.
   */
  private fitted(width: number, room: number, grows: boolean): Item[] {
    const axis = this.style.direction
    const items = this.flow().map((child): Item => {
      const size = child.preferredSize(width - child.margin.along('row'))
      return { child, length: axis === 'row' ? size.width : size.height }
    })
    let free = room - this.style.gap * Math.max(0, items.length - 1)
    let grow = 0
    let shrink = 0
    for (const { child, length } of items) {
      free -= length + child.margin.along(axis)
      grow += child.style.grow
      shrink += child.style.shrink * length
    }
    if (grows && free > 0 && grow > 0) for (const item of items) item.length += (free * item.child.style.grow) / grow
    if (free < 0 && shrink > 0)
      for (const item of items) {
        const { child, length } = item
        item.length = Math.max(0, length + (free * child.style.shrink * length) / shrink)
      }
    return items
  }

  /** Sets the size of a node, and the positions and sizes of everything in it. */
  private arrange(width: number, height: number): void {
    if (!this.isDirty && this.size.row === width && this.size.column === height) return
    this.isDirty = false
    this.size.row = width
    this.size.column = height
    const axis = this.style.direction
    const other = axis === 'row' ? 'column' : 'row'
    const inner = { row: width - this.edges('row'), column: height - this.edges('column') }
    const items = this.fitted(inner.row, inner[axis], true)
    const used = items.reduce((sum, { child, length }) => sum + length + child.margin.along(axis), 0)
    const free = inner[axis] - used - this.style.gap * Math.max(0, items.length - 1)
    const origin = { row: this.start('row'), column: this.start('column') }
    let at = origin[axis] + (this.style.justify === 'center' ? free / 2 : this.style.justify === 'end' ? free : 0)
    const spread = this.style.justify === 'between' && items.length > 1 ? Math.max(0, free) / (items.length - 1) : 0
    for (const { child, length } of items) {
      at += child.margin.before(axis)
      // Round the position of text down so that rounding never cuts the text.
      const round = child.measure ? Math.floor : Math.round
      const start = round(at)
      const end = Math.round(at + length)
      const room = inner[other] - child.margin.along(other)
      const across =
        child.fixed[other] ?? (this.style.align === 'stretch' ? Math.max(0, room) : child.across(axis, length, room))
      const lead = this.style.align === 'center' ? (room - across) / 2 : this.style.align === 'end' ? room - across : 0
      const beside = origin[other] + child.margin.before(other) + round(lead)
      child.place(axis === 'row' ? start : beside, axis === 'row' ? beside : start)
      if (axis === 'row') child.arrange(end - start, across)
      else child.arrange(across, end - start)
      at += length + child.margin.along(axis) - child.margin.before(axis) + this.style.gap + spread
    }
    for (const child of this.children) {
      if (child.style.position !== 'absolute' || child.style.display === 'none') continue
      const size = child.preferredSize(inner.row - child.margin.along('row'))
      child.place(this.start('row') + child.margin.left, this.start('column') + child.margin.top)
      child.arrange(size.width, size.height)
    }
  }

  /** Returns the position of the content along an axis. */
  private start(axis: Axis): number {
    return this.border.before(axis) + this.padding.before(axis)
  }

  /** Returns the preferred length across a container's axis, given the length along it and the room across it. */
  private across(axis: Axis, length: number, room: number): number {
    const { width, height } = this.preferredSize(axis === 'row' ? length : room)
    return axis === 'row' ? height : width
  }

  private place(left: number, top: number): void {
    this.left = left
    this.top = top
  }
}

/** Returns the same width for each side of an edge. */
const sides = (edge: readonly Side[], cells: number): Partial<Sides> =>
  Object.fromEntries(edge.map(side => [side, cells]))

export default { ...EDGES, ...CHOICES, Node }
