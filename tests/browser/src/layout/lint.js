// Looks at the page as it is laid out now, and returns what a person could not read, see or press. Each finding has a kind
// (see `Kind` in mod.rs), the element, its text, and figures in CSS pixels.
(touch => {
    const found = [], wide = document.documentElement.clientWidth, high = document.documentElement.clientHeight;
    const whole = document.documentElement;
    const round = box => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
    const box = element => element.getBoundingClientRect();
    const styles = new Map();
    const style = element => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);
    const called = element => {
        if (element.id) return '#' + element.id;
        const name = element.localName + [...element.classList].map(one => '.' + one).join('');
        const known = element.parentElement?.closest('[id]');
        return known ? `#${known.id} ${name}` : name;
    };
    const say = (kind, element, figures) => found.push({
        kind, element: called(element), text: (element.ariaLabel ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 60), figures,
    });
    // A modal dialog makes everything else inert.
    const root = document.querySelector('dialog:modal') ?? document.body;
    const shown = element => !element.closest('.visually-hidden, noscript, script, style, option')
        && style(element).clipPath !== 'inset(50%)'
        && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const around = function* (element) {
        for (let at = element; at && at !== whole; at = at.parentElement) yield at;
    };
    const scrolls = (element, axis) => /auto|scroll/.test(style(element)['overflow' + axis]);
    const hides = (element, axis) => /hidden|clip/.test(style(element)['overflow' + axis]);
    const fades = element => style(element).maskImage !== 'none' || getComputedStyle(element, '::after').backgroundImage.includes('gradient');
    // A layer lies over the rest on purpose: what it covers comes back when it goes, or when one scrolls.
    const opaque = element => element.matches('dialog, [popover]') || !/, 0\)$|transparent/.test(style(element).backgroundColor);
    const layers = new Map();
    const layer = element => {
        if (!element || element === document.body) return null;
        if (!layers.has(element)) {
            const own = element.matches('dialog, [popover], .hinting')
                || /fixed|sticky|absolute/.test(style(element).position) && opaque(element) && style(element).zIndex !== 'auto';
            layers.set(element, own ? element : layer(element.parentElement));
        }
        return layers.get(element);
    };
    // The part of a box that can be seen now: what scrolling elements around it leave, as far as they are in the window.
    const visible = (element, of, inside = false) => {
        const part = { left: of.left, top: of.top, right: of.right, bottom: of.bottom, hider: null };
        for (const outer of around(element)) {
            const edge = box(outer);
            if (outer === element && !inside) continue;
            if (style(outer).overflowX !== 'visible') {
                part.left = Math.max(part.left, edge.left);
                part.right = Math.min(part.right, edge.right);
            }
            if (style(outer).overflowY !== 'visible') {
                part.top = Math.max(part.top, edge.top);
                part.bottom = Math.min(part.bottom, edge.bottom);
            }
            if (outer.matches('dialog, [popover]') || style(outer).position === 'fixed') break;
        }
        return part;
    };
    const empty = part => part.right - part.left < 2 || part.bottom - part.top < 2;
    const isBox = element => element.matches('button, .button, .panel, .pill, .sheet-of-paper, li, td, th, dialog, .menu, .notice')
        || style(element).borderTopStyle !== 'none' && parseFloat(style(element).borderTopWidth) > 0;

    // Texts: cut, outside their boxes, broken within a word, one over the other.
    const texts = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, element = node.parentElement;
        if (!node.data.trim() || !shown(element) || (element.closest('svg') && element.closest('[aria-hidden]')?.closest('.map, .stage'))) continue;
        const inChart = element.closest('svg');
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = inChart ? [box(element)] : [...range.getClientRects()].filter(line => line.width > 1 && line.height > 1);
        if (!lines.length) continue;
        const all = {
            left: Math.min(...lines.map(line => line.left)), right: Math.max(...lines.map(line => line.right)),
            top: Math.min(...lines.map(line => line.top)), bottom: Math.max(...lines.map(line => line.bottom)),
        };
        const least = lines[0].height * .3;
        let freeX = false, freeY = false, told = false;
        for (const outer of inChart ? [] : around(element)) {
            const edge = box(outer), css = style(outer);
            const beyondX = all.right > edge.right + 1.5 || all.left < edge.left - 1.5;
            const beyondY = all.bottom > edge.bottom + least || all.top < edge.top - least;
            const whole_elsewhere = element.closest('[title]');
            const ellipsis = css.textOverflow === 'ellipsis' && whole_elsewhere, clamped = css.webkitLineClamp !== 'none' && whole_elsewhere;
            if (!told && !freeX && beyondX && hides(outer, 'X') && !ellipsis && !clamped) told = 'cut';
            if (!told && !freeY && beyondY && hides(outer, 'Y') && !clamped) told = 'cut';
            if (scrolls(outer, 'X')) freeX = true;
            if (scrolls(outer, 'Y')) freeY = true;
            if (!told && isBox(outer) && css.display !== 'inline'
                && (!freeX && beyondX && !ellipsis || !freeY && beyondY && !hides(outer, 'Y'))) told = 'out';
            if (told) {
                say(told, element, `text ${round(all)}, ${called(outer)} ${round(edge)}`);
                break;
            }
            if (ellipsis || clamped) freeX = true;
            if (clamped || hides(outer, 'Y')) freeY = true;
            if (/fixed/.test(css.position) || outer.matches('[popover], dialog')) break;
        }
        if (!inChart && !told && !freeX && (all.left < -1 || all.right > wide + 1)) say('cut', element, `text ${round(all)}, the window is ${wide} wide`);
        // Names, codes and addresses may break anywhere.
        if (lines.length > 1 && !element.closest('code, pre, bdi, svg, .record')) {
            const holder = [...around(element)].find(outer => style(outer).display !== 'inline');
            const room = holder.clientWidth - parseFloat(style(holder).paddingLeft) - parseFloat(style(holder).paddingRight);
            for (const match of node.data.matchAll(/\S+/g)) {
                if (/[/@_]|\w\.\w/.test(match[0])) continue;
                for (const word of match[0].matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
                    range.setStart(node, match.index + word.index);
                    range.setEnd(node, match.index + word.index + word[0].length);
                    const parts = [...range.getClientRects()].filter(line => line.width > 1);
                    const tops = new Set(parts.map(line => Math.round(line.top / 4)));
                    // A word that has room in one line was hyphenated.
                    const whole = parts.reduce((sum, part) => sum + part.width, 0);
                    if (tops.size > 1 && whole > room) say('broken', element, `“${word[0]}” in ${Math.round(room)} px`);
                }
            }
        }
        const top = layer(element);
        for (const line of lines) {
            const part = visible(element, line, true);
            if (!empty(part)) texts.push({ element, part, top, text: node.data.trim(), inChart });
        }
    }
    texts.sort((one, other) => one.part.top - other.part.top);
    const told = new Set();
    texts.forEach((one, place) => {
        for (let next = place + 1; next < texts.length && texts[next].part.top < one.part.bottom; next++) {
            const other = texts[next];
            if (one.element === other.element || one.top !== other.top || told.has(other.element)) continue;
            // A chart writes a text twice, to give it a halo.
            if (one.inChart && one.inChart === other.inChart && one.text === other.text) continue;
            const across = Math.min(one.part.right, other.part.right) - Math.max(one.part.left, other.part.left);
            const down = Math.min(one.part.bottom, other.part.bottom) - Math.max(one.part.top, other.part.top);
            const least = Math.min(one.part.bottom - one.part.top, other.part.bottom - other.part.top);
            if (across > 2 && down > least * .4) {
                told.add(other.element);
                say('overlap', one.element, `under “${other.text.slice(0, 40)}” by ${Math.round(across)}×${Math.round(down)}`);
            }
        }
    });

    // What can be pressed.
    const pressable = 'button:enabled, a[href], input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [role=gridcell][data-at]';
    const targets = [...root.querySelectorAll(pressable)].filter(element => shown(element) && box(element).width > 0)
        .map(element => ({ element, at: box(element), part: visible(element, box(element)), top: layer(element), cell: element.matches('[role=gridcell], .strip') }));
    const inText = element => element.localName === 'a' && style(element).display === 'inline'
        && [...element.parentElement.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    for (const { element, at, part, top, cell } of targets) {
        if (empty(part)) {
            const hider = [...around(element.parentElement)].find(outer => scrolls(outer, 'X') || scrolls(outer, 'Y') || hides(outer, 'X') || hides(outer, 'Y'));
            if (hider && hides(hider, 'X') && hides(hider, 'Y')) say('outside', element, `${round(at)}, hidden by ${called(hider)} ${round(box(hider))}`);
            continue;
        }
        if (!cell) {
            for (const outer of around(element.parentElement)) {
                if (style(outer).position === 'fixed' || scrolls(outer, 'X') || scrolls(outer, 'Y')) break;
                if (!outer.matches('.panel, .sheet-of-paper, dialog, .menu, .stage, .dock, .side, .top')) continue;
                const edge = box(outer);
                if (!edge.width || style(outer).display === 'contents') continue;
                if (at.left < edge.left - 2 || at.right > edge.right + 2 || !outer.matches('.top') && (at.top < edge.top - 2 || at.bottom > edge.bottom + 2))
                    say('outside', element, `${round(at)}, ${called(outer)} ${round(edge)}`);
                break;
            }
        }
        const inWindow = { left: Math.max(part.left, 0), right: Math.min(part.right, wide), top: Math.max(part.top, 0), bottom: Math.min(part.bottom, high) };
        if (!empty(inWindow)) {
            const over = document.elementFromPoint((inWindow.left + inWindow.right) / 2, (inWindow.top + inWindow.bottom) / 2);
            const label = element.labels?.length ? [...element.labels].some(one => one.contains(over)) : false;
            const canScrollAway = () => {
                const lying = layer(over);
                if (!lying || lying === top) return false;
                if (lying.matches('[popover], .notice, .hinting') || lying.closest('.notice')) return true;
                return /fixed|sticky/.test(style(lying).position) && whole.scrollHeight > high + 4;
            };
            if (over && !element.contains(over) && !label && !over.contains(element) && !canScrollAway())
                say('covered', element, `${round(at)}, by ${called(over)}`);
        }
        // Spaces of a board, and the steps of a graph, are as large as their picture allows.
        if (cell || inText(element) || element.matches('.visually-hidden, [type=file]') || element.closest('label')) continue;
        if (at.width < 23.5 || at.height < 23.5) say('small', element, `${Math.round(at.width)}×${Math.round(at.height)}`);
        else if (touch && (at.width < 43.5 || at.height < 43.5)) {
            // Is there room to be larger? Not if its neighbours are nearer.
            const growX = Math.max(0, (44 - at.width) / 2) + 1, growY = Math.max(0, (44 - at.height) / 2) + 1;
            const grown = { left: at.left - growX, right: at.right + growX, top: at.top - growY, bottom: at.bottom + growY };
            const meets = other => other.left < grown.right && other.right > grown.left && other.top < grown.bottom && other.bottom > grown.top;
            const room = grown.left >= 0 && grown.right <= wide && !targets.some(other => other.element !== element
                && !other.element.contains(element) && !element.contains(other.element) && meets(other.at));
            const held = element.parentElement.closest('.panel, .sheet-of-paper, .top, .dock, .said, .table');
            if (room && (!held || grown.top >= box(held).top && grown.bottom <= box(held).bottom)) say('small', element, `${Math.round(at.width)}×${Math.round(at.height)} where 44×44 has room`);
        }
    }
    // Two things to press, one over the other; a sign in the corner of a card is meant.
    const corner = 3 * parseFloat(getComputedStyle(whole).fontSize) + 4;
    const flat = targets.filter(target => !target.cell && !empty(target.part));
    flat.forEach((one, place) => flat.slice(place + 1).forEach(other => {
        if (one.top !== other.top || one.element.contains(other.element) || other.element.contains(one.element)) return;
        const across = Math.min(one.part.right, other.part.right) - Math.max(one.part.left, other.part.left);
        const down = Math.min(one.part.bottom, other.part.bottom) - Math.max(one.part.top, other.part.top);
        if (across < 4 || down < 4) return;
        const inside = (small, large) => small.width <= corner && small.height <= corner && small.left >= large.left - 3 && small.right <= large.right + 3
            && small.top >= large.top - 3 && small.bottom <= large.bottom + 3;
        if (!inside(one.at, other.at) && !inside(other.at, one.at)) say('overlap', one.element, `under ${called(other.element)} by ${Math.round(across)}×${Math.round(down)}`);
    }));

    // Boxes that scroll without showing it, and pictures that stick out of what holds them.
    for (const element of root.querySelectorAll('*')) {
        if (element.closest('svg') && element.localName !== 'svg' || !element.checkVisibility()) continue;
        if (element.localName === 'svg') {
            const holder = element.closest('button, li, .panel, figure, .stage');
            const at = box(element);
            if (!holder || !at.width || element.closest('.visually-hidden')) continue;
            const edge = box(holder);
            const free = [...around(element.parentElement)].some(outer => holder.contains(outer) && outer !== holder.parentElement && style(outer).overflowX !== 'visible');
            if (!free && (at.right > edge.right + 2 || at.left < edge.left - 2 || at.bottom > edge.bottom + 2 || at.top < edge.top - 2))
                say('out', holder, `picture ${round(at)}, ${called(holder)} ${round(edge)}`);
            continue;
        }
        if (element === document.body) continue;
        const more = scrolls(element, 'Y') && element.scrollHeight > element.clientHeight + 6
            || scrolls(element, 'X') && element.scrollWidth > element.clientWidth + 6;
        if (more && !fades(element) && !element.matches('textarea, input, select')) {
            const at = box(element);
            if (at.bottom > 0 && at.top < high) say('unshown', element, `${element.clientWidth}×${element.clientHeight} of ${element.scrollWidth}×${element.scrollHeight}`);
        }
    }
    if (whole.scrollWidth > wide + 1) {
        const out = [...document.querySelectorAll('body *')].filter(element => box(element).right > wide + 1).pop();
        say('cut', out ?? document.body, `the page is ${whole.scrollWidth} wide, the window ${wide}`);
    }
    // A page that scrolls must have something there.
    const low = Math.max(0, ...[...document.body.querySelectorAll('*')].filter(element => element.checkVisibility() && !element.closest('.visually-hidden, [popover]'))
        .map(element => box(element).bottom + scrollY));
    if (whole.scrollHeight > Math.max(high, low) + 40) say('outside', document.body, `the page is ${whole.scrollHeight} high, its content ends at ${Math.round(low)}`);

    // At a table: what a turn needs lies in the window.
    const table = document.querySelector('.table');
    if (table && !table.matches('.over, .looking-back') && root === document.body) {
        const needed = '#confirm, .card .shape, .card .terrain, .hand .sketch, .hand .map-card, .dock .tools button, .presumption:is(button), '
            + '.worth, .level:enabled, .bonuses > button, .stage .sheet, #asked, .standing, .lesson';
        const parts = [...table.querySelectorAll(needed)].filter(element => shown(element) && box(element).width);
        if (table.querySelector('.card, .hand button') && !parts.some(element => element.id === 'confirm')) say('needed', table, 'no main button');
        for (const element of parts) {
            const at = box(element);
            if (at.top + scrollY < -1 || at.left < -1 || at.bottom + scrollY > high + 1 || at.right > wide + 1) say('needed', element, `${round(at)}, the window is ${wide}×${high}`);
        }
        for (const sheet of table.querySelectorAll('.stage .sheet')) {
            const at = box(sheet), share = Math.max(at.width, at.height) / Math.min(wide, high);
            if (shown(sheet) && share < .25) say('needed', sheet, `the board is ${Math.round(at.width)}×${Math.round(at.height)} in a window of ${wide}×${high}`);
        }
    }
    return found;
})
