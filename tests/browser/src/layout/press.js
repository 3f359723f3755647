// Presses a button and says what came of it: a change of the page that a person can see, another address, a request, a file,
// something copied or printed, or a sentence; null if there was nothing.
((selector, patience) => new Promise(done => {
    const button = document.querySelector(selector);
    if (!button || button.disabled) return done('it is not there');
    let what = null;
    const restore = [];
    const replace = (object, name, then) => {
        const before = object?.[name];
        if (!before) return;
        object[name] = then(before);
        restore.push(() => { object[name] = before; });
    };
    // Answers may lead elsewhere: whoever goes on before they came would be led away from there.
    let answersDue = 0, lastAnswer = -Infinity;
    const answered = () => { answersDue--; lastAnswer = performance.now(); };
    replace(window, 'print', () => () => { what ??= 'it is printed'; });
    replace(window, 'fetch', before => (...rest) => {
        what ??= 'a request';
        answersDue++;
        const answer = before.apply(window, rest);
        answer.then(answered, answered);
        return answer;
    });
    replace(navigator, 'share', () => async () => { what ??= 'it is shared'; });
    replace(WebSocket.prototype, 'send', before => function (...rest) { what ??= 'a request'; return before.apply(this, rest); });
    replace(HTMLInputElement.prototype, 'click', () => function () { what ??= 'a file is asked for'; });
    replace(HTMLAnchorElement.prototype, 'click', () => function () { what ??= 'a file is saved'; });
    if (navigator.clipboard) replace(navigator.clipboard, 'writeText', () => async () => { what ??= 'it is copied'; });
    const address = location.href, stored = JSON.stringify(localStorage), focused = document.activeElement;
    const media = JSON.stringify(document.documentElement.dataset);
    // The focus alone is no effect, but in a field it shows what to type next.
    const seen = new MutationObserver(changes => {
        for (const { target, attributeName, type } of changes) {
            if (type === 'attributes' && /^(tabindex|data-focus)$/.test(attributeName)) continue;
            const element = target.nodeType === 1 ? target : target.parentElement;
            if (!element || element.closest('head, #tooltip')) continue;
            what ??= `a change of ${element.id ? '#' + element.id : element.localName + '.' + element.classList}`;
        }
    });
    seen.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    const open = () => document.querySelectorAll(':popover-open, dialog[open], details[open]').length;
    const opened = open();
    button.scrollIntoView({ block: 'center' });
    const at = button.getBoundingClientRect();
    for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'mousedown', 'pointerup', 'mouseup'])
        button.dispatchEvent(new PointerEvent(type, { bubbles: !type.endsWith('enter'), cancelable: true, composed: true, pointerId: 1, isPrimary: true, pointerType: 'mouse', clientX: at.x + at.width / 2, clientY: at.y + at.height / 2 }));
    seen.takeRecords();
    what = null;
    button.click();
    const end = performance.now() + patience;
    (function look() {
        if (location.href !== address) what ??= 'another address';
        if (JSON.stringify(localStorage) !== stored) what ??= 'it is kept';
        if (JSON.stringify(document.documentElement.dataset) !== media) what ??= 'the page looks otherwise';
        if (open() !== opened) what ??= 'something opens or closes';
        if (document.activeElement !== focused && document.activeElement.matches('input, textarea')) what ??= 'a field is asked for';
        const awaits = answersDue > 0 || performance.now() - lastAnswer < 100;
        if (what && !awaits || performance.now() > end + (awaits ? patience : 0)) {
            // The browser itself says what a form needs; what is chosen already stays chosen.
            if (button.form && !button.form.checkValidity()) what ??= 'a field is asked for';
            if (button.ariaPressed === 'true') what ??= 'it is chosen';
            seen.disconnect();
            restore.forEach(back => back());
            done(what);
        } else requestAnimationFrame(look);
    })();
}))
